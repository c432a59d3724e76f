// Stored plan: its form in local storage, and what becomes of it when the match goes on.
import type { EntryView } from "../../lib/api";

/** A decision of a plan, and whose it is. */
export interface PlanStep {
  action: string;
  seat: number | null;
  label: string;
}

export interface StoredPlan {
  /** The action after which it begins. */
  number: number;
  luck: number;
  steps: readonly PlanStep[];
}

/** What was stored, or null where that is no plan. */
export function parsePlan(stored: string | null): StoredPlan | null {
  try {
    const found = JSON.parse(stored ?? "null") as StoredPlan | null;
    const whole =
      Number.isInteger(found?.number) &&
      Number.isInteger(found?.luck) &&
      Array.isArray(found?.steps) &&
      found.steps.every(({ action }) => typeof action === "string");
    return whole ? found : null;
  } catch {
    return null;
  }
}

/** What is left of it after these actions: each took the place of what was planned for that decision. */
export function remainingSteps(
  steps: readonly PlanStep[],
  played: readonly EntryView[],
): readonly PlanStep[] {
  let left = steps;
  for (const { seat } of played) if (left[0]?.seat === seat) left = left.slice(1);
  return left;
}
