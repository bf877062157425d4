import { useLoaderData } from "react-router";
import type { Package } from "#app/domain/shop/money/package.ts";

/** On sale, on the home page, whose loader brings them. */
export function usePackages(): Package[] {
  return useLoaderData<{ packages: Package[] }>().packages;
}

/** "Prices include 19 % VAT.", empty where they include none. */
export function useTaxInPrices(): string {
  return useLoaderData<{ taxInPrices?: string }>().taxInPrices ?? "";
}

export function useNotHappyDays(): number {
  return useLoaderData<{ notHappyDays: number }>().notHappyDays;
}
