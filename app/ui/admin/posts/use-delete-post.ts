import { type MouseEvent, useEffect } from "react";
import { useFetcher } from "react-router";
import { useToast } from "#app/ui/shell/use-toast.ts";
import type { SendingFailure } from "../answer-or-failure.ts";

export const deleteQuestion = "Are you sure you want to delete this post?";
export const deleteFailure = "Failed to delete post";

/** The link leads to a confirmation page; with JavaScript a dialog replaces it. A failure is a toast. */
export function useDeletePost() {
  const { submit, data: answer } = useFetcher<Partial<SendingFailure>>();
  const { toast } = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast per answer, whatever else renders
  useEffect(() => {
    if (!answer?.failed) return;
    toast({ title: "Error", description: answer.words ?? deleteFailure, variant: "destructive" });
  }, [answer]);
  return (event: MouseEvent, address: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (window.confirm(deleteQuestion)) void submit(null, { method: "post", action: address });
  };
}
