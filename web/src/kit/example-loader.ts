// Dependency injection of the examples: the table draws them, and it lies above the kit, so the app says
// how they are loaded.
import type { Component } from "svelte";

export interface ExampleProps {
  game: string;
  clause: string;
  edition: string;
  refuses: boolean;
}
type Load = () => Promise<Component<ExampleProps>>;

let load: Load | undefined;

export function provideExamples(how: Load): void {
  load = how;
}

export const loadExamples: Load = () =>
  load ? load() : Promise.reject(new Error("nobody has provided examples"));
