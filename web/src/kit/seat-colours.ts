// Seat colours of a table, as Svelte context: where players have colours, every badge below shows them.
import { getContext, setContext } from "svelte";

type ColourOf = (seat: number) => string | undefined;

const KEY = Symbol("the colours of the seats");

export function setSeatColours(colourOf: ColourOf): void {
  setContext(KEY, colourOf);
}

export function getSeatColours(): ColourOf {
  return getContext<ColourOf | undefined>(KEY) ?? (() => undefined);
}
