import { Worker } from 'node:worker_threads';

export interface Workers {
  /** The address of the file that exports the program of a worker … */
  readonly bundle: string;
  /** … and under which name. */
  readonly program: string;
  readonly data?: unknown;
  readonly jobs: number;
}

/**
 * Workers get one task after another, each as soon as it is free. Results are told in the order of the tasks, whoever is done first, so that
 * what is made of them doesn't depend on how many workers there are. `onResult` says whether to go on.
 */
export function doInWorkers<Task, Result>(
  { bundle, program, data, jobs }: Workers,
  nextTask: () => Task | undefined,
  onResult: (result: Result) => boolean,
): Promise<void> {
  const code = `import(${JSON.stringify(bundle)}).then((cli) => cli.${program}())`;
  const workers = Array.from({ length: jobs }, () => new Worker(code, { eval: true, workerData: data }));
  const stop = () => Promise.all(workers.map((worker) => worker.terminate()));
  /** The number of the task that each is at. */
  const at = new Map<Worker, number>();
  const early = new Map<number, Result>();
  let asked = 0;
  let told = 0;
  let over = false;
  return new Promise<void>((resolve, reject) => {
    const feed = (worker: Worker) => {
      const task = over ? undefined : nextTask();
      if (task === undefined) {
        if (over || told === asked) resolve();
        return;
      }
      at.set(worker, asked++);
      worker.postMessage(task);
    };
    const tell = () => {
      for (; !over && early.has(told); told++) {
        over = !onResult(early.get(told) as Result);
        early.delete(told);
      }
    };
    for (const worker of workers) {
      worker.on('error', reject);
      // no matter after the last result: workers are stopped then
      worker.on('exit', (code) => reject(new Error(`A worker ended early, with code ${code}.`)));
      worker.on('message', (result: Result) => {
        early.set(at.get(worker) ?? 0, result);
        try {
          tell();
        } catch (error) {
          over = true;
          reject(error);
        }
        feed(worker);
      });
      feed(worker);
    }
  }).finally(stop);
}
