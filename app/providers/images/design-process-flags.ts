/**
 * V8 flags of a process that draws designs. Single-threaded: helper threads for compiling and garbage collection took time from
 * the other lanes and from pages, and slow code ran on while they compiled. Without them a first picture costs a tenth less
 * CPU, though on an idle machine it takes longer by the clock. Processes that customers wait for (reading, intake) keep the
 * helpers. The young generation has half the usual size (MB): hardly any object survives, and 20 MB less are held.
 */
export const designProcessFlags: readonly string[] = ["--single-threaded", "--max-semi-space-size=8"];
