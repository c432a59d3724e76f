// SVG paths of railway cars in side view, 48 wide and 24 high, standing on the lower edge; drawn for this project.
// `body` is solid, `light` is cut into it.
interface Car {
  body: string;
  light: string;
}

const bogie = (x: number): string =>
  [x, x + 6]
    .map((at) => `M${at - 2.4} 21.5a2.400 2.400 0 1 0 4.800 0a2.400 2.400 0 1 0-4.800 0z`)
    .join("") + `M${x - 2.5} 18h11v1.800h-11z`;
const RUNNING = bogie(7) + bogie(35);
const FRAME = "M1.500 16.200h45v1.600h-45z";

const CARS: readonly Car[] = [
  // A coach with a clerestory.
  {
    body: `M3 7h42v9.500H3zM7 4h34v2H7zM2 6h44v1.400H2z${FRAME}${RUNNING}`,
    light: [6, 11.5, 17, 22.5, 28, 33.5, 39].map((x) => `M${x} 9h3.200v4h-3.200z`).join(""),
  },
  // A boxcar with a sliding door.
  {
    body: `M4 5.500h40v11H4zM3 4h42v1.800H3z${FRAME}${RUNNING}`,
    light:
      "M19 7.500h.9v9h-.9zM28.100 7.500h.9v9h-.9zM19.900 11.500h8.200v.8h-8.200zM8 8h7v.8H8zM33 8h7v.8h-7z",
  },
  // A tank car.
  {
    body: `M9 6.500h30a5 5 0 0 1 0 10H9a5 5 0 0 1 0-10zM20 2.500h8v4h-8zM18.500 1.800h11v1.400h-11z${FRAME}${RUNNING}`,
    light: "M13 6.500h.8v10h-.8zM34.200 6.500h.8v10h-.8zM16 9h16v.8H16z",
  },
  // A hopper with its load.
  {
    body: `M3 7h42l-4 9.500H7zM6 7c3-4 7-4 10-1.500c3-4 8-4 11-.5c4-3 9-2 13 2z${FRAME}${RUNNING}`,
    light: [11, 17, 23, 29, 35].map((x) => `M${x} 8.500h1v7h-1z`).join(""),
  },
  // Logs on a flat car.
  {
    body: `M5 15.200h38v1.400H5zM6 4h1.400v12H6zM40.600 4h1.400v12h-1.400z${[
      10.5, 17, 23.5, 30, 36.5,
    ]
      .map((x) => `M${x - 3.1} 12a3.100 3.100 0 1 0 6.200 0a3.100 3.100 0 1 0-6.200 0z`)
      .join("")}${[13.8, 20.3, 26.8, 33.3]
      .map((x) => `M${x - 3.1} 6.500a3.100 3.100 0 1 0 6.200 0a3.100 3.100 0 1 0-6.200 0z`)
      .join("")}${FRAME}${RUNNING}`,
    light: [10.5, 17, 23.5, 30, 36.5]
      .map((x) => `M${x - 1} 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0z`)
      .join(""),
  },
  // A caboose.
  {
    body: `M8 7h32v9.500H8zM6 5.600h36v1.600H6zM19 2h10v4H19zM17.500 1h13v1.400h-13zM3 9h1v7.500H3zM44 9h1v7.500h-1zM3 9h5v.9H3zM40 9h5v.9h-5z${FRAME}${RUNNING}`,
    light:
      "M20.500 3h3v1.800h-3zM24.500 3h3v1.800h-3zM12 9h4v3.800h-4zM22 9h4v3.800h-4zM32 9h4v3.800h-4z",
  },
  // A stock car with slats.
  {
    body: `M4 4.500h40v12H4zM3 3h42v1.800H3z${FRAME}${RUNNING}`,
    light:
      [7, 9.6, 12.2].map((y) => `M7 ${y}h12v1.200H7zM29 ${y}h12v1.200H29z`).join("") +
      "M22 6.500h1v9.500h-1zM25.500 6.500h1v9.500h-1z",
  },
  // Crates on a gondola.
  {
    body: `M3 10h42v6.500H3zM8 4.500h9v5.500H8zM18.500 2.500h8v7.500h-8zM28 5.500h11v4.500H28z${FRAME}${RUNNING}`,
    light:
      "M8 7h9v.7H8zM22.200 2.500h.7v7.500h-.7zM28 7.500h11v.7H28zM10 11.500h.8v5H10zM17 11.500h.8v5H17zM24 11.500h.8v5H24zM31 11.500h.8v5H31zM38 11.500h.8v5H38z",
  },
];

const LOCOMOTIVE: Car = {
  body:
    "M17 6.500h25v7.500H17zM42 7.200a3.300 3.300 0 0 1 0 6.800zM5 3.500h13v2H5zM6.500 5h10v12H6.500z" +
    "M36.500 1.500h4.600l-1 5.500h-2.600zM35.800.5h6v1.600h-6zM29.500 4a2.500 2.500 0 0 1 5 0v3h-5zM22 4.800h4.500V7H22z" +
    "M4 14.500h40v2.500H4zM43 15h2.500l2.500 7h-6zM2 15.500h3v2H2z" +
    [11, 19.5, 28].map((x) => `M${x - 4} 19.800a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`).join("") +
    "M34.500 21.500a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0z",
  light:
    "M8.500 7h6v4h-6zM20.500 7.500h.8v6h-.8zM27.500 7.500h.8v6h-.8zM35 7.500h.8v6h-.8z" +
    [11, 19.5, 28]
      .map((x) => `M${x - 1.5} 19.800a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0z`)
      .join("") +
    "M11 19.300h17v1H11z",
};

/** The car of the nth kind of card; `many`: of the card that stands for all of them. */
export function carOf(index: number, many: boolean): Car {
  return many ? LOCOMOTIVE : CARS[((index % CARS.length) + CARS.length) % CARS.length]!;
}
