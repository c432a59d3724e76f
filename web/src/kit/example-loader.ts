// Dependency injection of the examples: the table draws them, and it lies above the kit, so the app says
// how they are loaded.
import type { Component } from "svelte";

interface ExampleProps {
  game: string;
  clause: string;
  edition: string;
  refuses: boolean;
}
type Load = () => Promise<Component<ExampleProps>>;

export const exampleLoader: { load: Load } = {
  load: () => Promise.reject(new Error("no examples")),
};
