import { useEffect } from "react";

/** Loads lazy pictures before the page is printed. */
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
