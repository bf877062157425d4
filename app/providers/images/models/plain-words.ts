/**
 * A customer's words as a model gets them: nothing invisible, no tag, no weight. stable-diffusion.cpp's server takes settings from
 * `<sd_cpp_extra_args>` in a prompt, its older versions networks from `<lora:...>`, and weights from `(house:1.9)`; Qwen's template has
 * `<|im_end|>`.
 */
export function plainWords(words: string): string {
  return words
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029]+/gu, " ")
    .replaceAll(/[<\uFE64\uFF1C]/g, "\u2039")
    .replaceAll(/[>\uFE65\uFF1E]/g, "\u203A")
    .replaceAll(/:(?=\s*[\d.]+\s*[)\]])/g, " ");
}
