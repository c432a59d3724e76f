// Times of the day as minutes after midnight, and as they stand in a field of a form.
export const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export function formatTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function parseTime(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return (hours * 60 + minutes) % (24 * 60);
}
