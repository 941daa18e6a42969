/** Gradient descent with a step of its own for every parameter (Kingma & Ba, 2015). */
export class Adam {
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;

  constructor(private readonly parameters: Float64Array) {
    this.mean = new Float64Array(parameters.length);
    this.square = new Float64Array(parameters.length);
  }

  step(gradient: Float64Array, rate: number): void {
    this.steps++;
    const meanBias = 1 - 0.9 ** this.steps;
    const squareBias = 1 - 0.999 ** this.steps;
    for (let i = 0; i < gradient.length; i++) {
      this.mean[i] = 0.9 * this.mean[i] + 0.1 * gradient[i];
      this.square[i] = 0.999 * this.square[i] + 0.001 * gradient[i] * gradient[i];
      this.parameters[i] -= (rate * (this.mean[i] / meanBias)) / (Math.sqrt(this.square[i] / squareBias) + 1e-8);
    }
  }
}
