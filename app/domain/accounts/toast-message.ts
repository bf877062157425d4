export interface ToastMessage {
  title: string;
  description?: string;
  variant: "default" | "destructive";
}

export type NewToast = Omit<ToastMessage, "variant"> & { variant?: ToastMessage["variant"] };
