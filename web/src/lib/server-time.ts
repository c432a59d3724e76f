// Server time, whatever this machine believes. Every answer says it, to the second.
const NEAR = 1_500; // milliseconds by which the two may differ before it counts

let ahead = 0;

export function noteTime(answer: Response, now: number = Date.now()): void {
  const said = Date.parse(answer.headers.get("date") ?? "");
  if (Number.isNaN(said)) return;
  const by = said + 500 - now;
  ahead = Math.abs(by) > NEAR ? by : 0;
}

export function serverNow(): number {
  return Date.now() + ahead;
}
