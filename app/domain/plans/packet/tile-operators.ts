/** SVG path data as PDF operators; of arcs only half circles along x, as the tiles of ground patterns have them. */
export function pathOperators(data: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const operators: string[] = [];
  const curve = (...points: number[]) => operators.push(`${points.map(short).join(" ")} c`);
  const lineTo = (toX: number, toY: number) => {
    [x, y] = [toX, toY];
    operators.push(`${short(x)} ${short(y)} l`);
  };
  for (const [, command = "", rest = ""] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [first = 0, second = 0, third = 0, fourth = 0, , sixth = 0] = numbers;
    switch (command) {
      case "M":
        [x, y, startX, startY] = [first, second, first, second];
        operators.push(`${short(x)} ${short(y)} m`);
        break;
      case "L":
        for (let i = 0; i + 1 < numbers.length; i += 2) lineTo(numbers[i] ?? 0, numbers[i + 1] ?? 0);
        break;
      case "l":
        for (let i = 0; i + 1 < numbers.length; i += 2) lineTo(x + (numbers[i] ?? 0), y + (numbers[i + 1] ?? 0));
        break;
      case "H":
        lineTo(first, y);
        break;
      case "h":
        lineTo(x + first, y);
        break;
      case "V":
        lineTo(x, first);
        break;
      case "v":
        lineTo(x, y + first);
        break;
      case "q": {
        const [controlX, controlY, toX, toY] = [x + first, y + second, x + third, y + fourth];
        const toward = (from: number, control: number) => from + (2 / 3) * (control - from);
        curve(toward(x, controlX), toward(y, controlY), toward(toX, controlX), toward(toY, controlY), toX, toY);
        [x, y] = [toX, toY];
        break;
      }
      case "a": {
        const bulge = (sixth > 0 ? -4 : 4) * (first / 3);
        curve(x, y + bulge, x + sixth, y + bulge, x + sixth, y);
        x += sixth;
        break;
      }
      case "z":
      case "Z":
        [x, y] = [startX, startY];
        operators.push("h");
        break;
      default:
        throw new Error(`a tile has the unknown command ${command}`);
    }
  }
  return operators.join(" ");
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
