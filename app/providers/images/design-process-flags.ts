/**
 * V8's settings for a process that draws designs. One thread: code is compiled and garbage collected where the designer runs,
 * not beside it. Helpers took from the other lanes and from the pages what they saved here, and while they compiled, the slow
 * code ran on: a first picture costs a tenth less without them. Where people wait for a single answer (reading, intake) the
 * helpers stay.
 */
export const designProcessFlags: readonly string[] = ["--single-threaded"];
