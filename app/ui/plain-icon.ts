import { createElement, type SVGProps } from "react";

/** As Lucide's files have an icon: its shapes, with attributes and a key each. */
interface IconShapes {
  node: [shape: string, attributes: Record<string, string>][];
}

const look = {
  ...{ width: 24, height: 24, viewBox: "0 0 24 24", fill: "none", "aria-hidden": true },
  ...{ stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" },
} as const;

/**
 * An icon of Lucide's as we use them: beside words, never instead. What Lucide itself makes of it asks for a context, class names and
 * nine settings, by code that weighs as much as twelve icons (`vite.config.ts` puts this in its place).
 */
export default function createIcon({ node }: IconShapes) {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes));
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each icon, where the icon's file is read
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement("svg", { ...look, ...props }, shapes);
  };
}
