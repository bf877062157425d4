import { type KeyboardEvent, type MouseEvent, type PointerEvent, type TouchEvent, useRef } from "react";

/** CSS pixels: a finger that presses is never quite still. */
const dragFrom = 6;

/**
 * By mouse, pen, finger or Enter. A native slider moves as soon as it is pressed: ignore what it reports before the
 * pointer has moved.
 */
export function usePressOrDrag(press: (event: MouseEvent | TouchEvent | KeyboardEvent) => void) {
  /** Where the pointer went down, until it turns out to be a drag or ends. */
  const down = useRef<{ x: number; y: number }>(undefined);
  const forget = () => {
    down.current = undefined;
  };
  function pressUnlessDragged(event: MouseEvent | TouchEvent) {
    if (!down.current) return;
    forget();
    event.preventDefault();
    press(event);
  }
  return {
    /** Whether the pointer is down and has not moved so far. */
    isPressed: () => down.current !== undefined,
    handlers: {
      onPointerDown({ button, isPrimary, clientX, clientY }: PointerEvent) {
        down.current = button === 0 && isPrimary ? { x: clientX, y: clientY } : undefined;
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const start = down.current;
        if (start && Math.hypot(clientX - start.x, clientY - start.y) > dragFrom) forget();
      },
      onPointerCancel: forget,
      // Some browsers fire no click for a finger on a slider. Where they do, it would hit what the press has opened.
      onTouchEnd: pressUnlessDragged,
      onClick: pressUnlessDragged,
      onKeyDown(event: KeyboardEvent) {
        forget();
        if (event.key === "Enter") press(event);
      },
    },
  };
}
