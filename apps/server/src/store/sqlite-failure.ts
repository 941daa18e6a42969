/** An error on its way between threads. */
export interface Failure {
  readonly message: string;
  readonly code: string;
}

export const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  code: String((error as { code?: unknown } | null)?.code ?? ''),
});

export const errorOf = ({ message, code }: Failure): Error => Object.assign(new Error(message), { code });
