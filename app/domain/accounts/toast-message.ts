/** A short note shown once, often on the page after a redirect. Safe in the browser. */
export interface ToastMessage {
  title: string;
  description?: string;
  variant: "default" | "destructive";
}

/** What a page gives; a toast that says nothing of its variant is an ordinary one. */
export type NewToast = Omit<ToastMessage, "variant"> & { variant?: ToastMessage["variant"] };
