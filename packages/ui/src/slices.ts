/** Work that can rest at each `yield`. */
export type Slices<T> = Generator<undefined, T>;

export function atOnce<T>(work: Slices<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** A slice is shorter than a frame, so that the page goes on to answer. */
const SLICE_MS = 8;

export async function inSlices<T>(work: Slices<T>): Promise<T> {
  for (let began = performance.now(); ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
}
