import { useEffect } from "react";

/** Loads what waits to be scrolled to as soon as the page is to be printed: on paper nobody scrolls. */
export function usePicturesOnPaper(): void {
  useEffect(() => {
    const paper = matchMedia("print");
    const load = () => {
      if (!paper.matches) return;
      for (const image of document.querySelectorAll<HTMLImageElement>("main img[loading=lazy]"))
        image.loading = "eager";
    };
    paper.addEventListener("change", load);
    return () => paper.removeEventListener("change", load);
  }, []);
}
