/**
 * V8's settings for a process that draws designs. One thread: code is compiled and garbage collected where the designer runs,
 * not beside it. Helpers took from the other lanes and from the pages what they saved here, and while they compiled, the slow
 * code ran on: a first picture costs a tenth less without them, though on an idle machine it takes longer by the clock. Where
 * people wait for a single answer (reading, intake) the helpers stay. And young objects in half the usual room (MB): hardly one
 * of them lives on, and twenty megabytes less are held.
 */
export const designProcessFlags: readonly string[] = ["--single-threaded", "--max-semi-space-size=8"];
