/** The page that a job was listed on, to return to after the action. */
export function returnPage(form: FormData, usual: string): string {
  const from = String(form.get("from") ?? "");
  return /^\/admin\/operation\/(jobs|orders\/\d+)$/.test(from) ? from : usual;
}
