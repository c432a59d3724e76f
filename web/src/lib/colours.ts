// Colour arithmetic on #rrggbb: luminance, mixing, readable lettering.
/** Colours as #rrggbb. */

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

export function mix(colour: string, other: string, share: number): string {
  const others = channels(other);
  return `#${channels(colour)
    .map((channel, each) => Math.round(channel * (1 - share) + (others[each] ?? 0) * share))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
}

export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever is read better on it. */
export function letteringOn(colour: string): "#000000" | "#ffffff" {
  return luminance(colour) > 0.179 ? "#000000" : "#ffffff";
}
