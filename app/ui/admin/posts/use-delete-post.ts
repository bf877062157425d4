import type { MouseEvent } from "react";
import { useSubmit } from "react-router";

export const deleteQuestion = "Are you sure you want to delete this post?";

/** The link leads to a page that asks; where JavaScript runs, it is asked here and the page is skipped. */
export function useDeletePost() {
  const submit = useSubmit();
  return (event: MouseEvent, address: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (window.confirm(deleteQuestion)) void submit(null, { method: "post", action: address });
  };
}
