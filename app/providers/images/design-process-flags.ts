/**
 * V8 flags of processes that draw. Single-threaded: helper threads took time from other lanes and pages, and slow code
 * ran on while they compiled; a first picture costs a tenth less CPU. Processes that customers wait for (reading,
 * intake) keep helpers. The young generation has half the usual size (MB): hardly any object survives.
 */
export const designProcessFlags: readonly string[] = ["--single-threaded", "--max-semi-space-size=8"];
