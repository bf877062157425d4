import { holdTogether } from "../hold-together.ts";

export function Included({ children }: { children: string }) {
  return (
    <li className="flex gap-2">
      <span aria-hidden="true" className="text-moss">
        ✓
      </span>
      {holdTogether(children)}
    </li>
  );
}
