/** Least squares with a pull towards a guess, from rows with few entries, by the normal equations. */
export class LeastSquares {
  private readonly matrix: Float64Array;
  private readonly right: Float64Array;
  private readonly n: number;
  rows = 0;

  constructor(n: number) {
    this.n = n;
    this.matrix = new Float64Array(n * n);
    this.right = new Float64Array(n);
  }

  /** `at[i]` is the parameter that `values[i]` belongs to. */
  add(at: Int32Array, values: Float64Array, count: number, target: number): void {
    const { n, matrix, right } = this;
    this.rows++;
    for (let i = 0; i < count; i++) {
      const value = values[i];
      const row = at[i] * n;
      right[at[i]] += value * target;
      for (let j = 0; j < count; j++) matrix[row + at[j]] += value * values[j];
    }
  }

  /** Both by parameter. By Cholesky. */
  solve(pull: Float64Array, guess: Float64Array): Float64Array {
    const { n } = this;
    const a = Float64Array.from(this.matrix);
    const x = Float64Array.from(this.right);
    for (let i = 0; i < n; i++) {
      a[i * n + i] += pull[i] * this.rows;
      x[i] += pull[i] * this.rows * guess[i];
    }
    for (let i = 0; i < n; i++) {
      for (let j = 0; j <= i; j++) {
        let sum = a[i * n + j];
        for (let k = 0; k < j; k++) sum -= a[i * n + k] * a[j * n + k];
        a[i * n + j] = i === j ? Math.sqrt(sum) : sum / a[j * n + j];
      }
      for (let k = 0; k < i; k++) x[i] -= a[i * n + k] * x[k];
      x[i] /= a[i * n + i];
    }
    for (let i = n - 1; i >= 0; i--) {
      for (let k = i + 1; k < n; k++) x[i] -= a[k * n + i] * x[k];
      x[i] /= a[i * n + i];
    }
    return x;
  }
}
