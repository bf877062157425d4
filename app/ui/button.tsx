import type { ButtonHTMLAttributes } from "react";
import type { LinkProps } from "react-router";
import { Link } from "./link.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet";

interface ButtonStyle {
  /** primary: the page's main action; secondary: next to it; quiet: text only. */
  variant?: ButtonVariant;
  /** Deleting and the like: the same shapes in the danger color. */
  danger?: boolean;
}

/** For the main button of a page or a card; on a phone it is as wide as its column. */
export const largeButton = "min-h-13 max-sm:w-full";

/** 44 px. A submit button unless `type` says otherwise. */
export function Button({
  variant = "primary",
  danger = false,
  className = "",
  type = "submit",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & ButtonStyle) {
  return <button type={type} className={`${buttonClasses(variant, danger)} ${className}`} {...rest} />;
}

/** Addresses under /api/ are left to the browser: they are not pages. */
export function ButtonLink({
  variant = "primary",
  danger = false,
  className = "",
  reloadDocument,
  ...rest
}: LinkProps & ButtonStyle) {
  const outsideTheApp = typeof rest.to === "string" && rest.to.startsWith("/api/");
  return (
    <Link
      className={`${buttonClasses(variant, danger)} ${className}`}
      reloadDocument={reloadDocument ?? outsideTheApp}
      {...rest}
    />
  );
}

const shape =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-lg border px-5 py-2 text-center font-medium " +
  "fade-colours disabled:cursor-not-allowed aria-disabled:cursor-not-allowed";

/** A disabled primary button stays readable. */
const disabledPrimary =
  "disabled:border-line disabled:bg-sand disabled:text-ink-soft aria-disabled:bg-sand aria-disabled:text-ink-soft";
const disabledOther = "disabled:opacity-55 aria-disabled:opacity-55";

const variantClasses: Record<ButtonVariant, { normal: string; danger: string }> = {
  primary: {
    normal: "border-transparent bg-moss text-paper not-disabled:hover:bg-moss-deep",
    danger: "border-transparent bg-danger text-paper not-disabled:hover:bg-danger/85",
  },
  secondary: {
    normal: "border-edge text-ink not-disabled:hover:border-ink not-disabled:hover:bg-sand/60",
    danger: "border-danger text-danger not-disabled:hover:bg-danger/10",
  },
  quiet: {
    normal:
      "border-transparent text-moss underline-offset-4 not-disabled:hover:text-moss-deep not-disabled:hover:underline",
    danger: "border-transparent text-danger underline-offset-4 not-disabled:hover:underline",
  },
};

/** Such as the label of a field. */
export function buttonClasses(variant: ButtonVariant, danger = false): string {
  return `${shape} ${variant === "primary" ? disabledPrimary : disabledOther} ${danger ? variantClasses[variant].danger : variantClasses[variant].normal}`;
}
