import type { SoundName } from '@tessera/ui';

/** Small sounds made on the spot: no file to fetch, nothing to licence. Silent until the first gesture. */
export class Sounds {
  private context: AudioContext | undefined;
  private noise: AudioBuffer | undefined;
  private gain: GainNode | undefined;
  private volume = 0;

  /** Browsers allow sound only after somebody has touched the page. */
  wake(): void {
    if (typeof AudioContext === 'undefined') return;
    if (!this.context) {
      this.context = new AudioContext();
      this.gain = this.context.createGain();
      this.gain.gain.value = this.volume;
      this.gain.connect(this.context.destination);
      this.noise = whiteNoise(this.context);
    }
    if (this.context.state === 'suspended') void this.context.resume();
  }

  setVolume(volume: number): void {
    this.volume = volume;
    if (this.gain) this.gain.gain.value = volume;
  }

  play(name: SoundName | 'drum'): void {
    if (!this.context || this.volume === 0) return;
    switch (name) {
      case 'wood':
        this.knock(0, 330, 0.5);
        this.knock(0.012, 620, 0.25);
        break;
      case 'thrown':
        this.knock(0, 210, 0.5);
        this.knock(0.09, 280, 0.35);
        this.knock(0.16, 240, 0.2);
        break;
      case 'march':
        for (const [i, at] of [0, 0.11, 0.22].entries()) this.knock(at, 150 - 8 * i, 0.5);
        break;
      case 'ship':
        this.hiss(0, 0.5, 700, 0.18);
        this.knock(0.1, 250, 0.3);
        break;
      case 'dice':
        for (const at of [0, 0.07, 0.13, 0.22, 0.29, 0.41, 0.56]) this.knock(at, 900 + 500 * Math.sin(at * 40), 0.22);
        break;
      case 'fall':
        this.hiss(0, 0.9, 240, 0.5);
        this.drum(0, 70, 0.8);
        this.drum(0.28, 58, 0.7);
        break;
      case 'end':
        for (const [i, at] of [0, 0.25, 0.5, 0.62].entries()) this.drum(at, 80 + 6 * i, 0.7);
        break;
      case 'drum':
        this.drum(0, 92, 0.55);
        break;
    }
  }

  close(): void {
    void this.context?.close();
    this.context = undefined;
  }

  /** Wood on wood: a short pitched click with a burst of noise. */
  private knock(at: number, pitch: number, loudness: number): void {
    this.tone(at, 'triangle', pitch, pitch * 0.7, 0.09, loudness);
    this.hiss(at, 0.03, pitch * 3, loudness * 0.5);
  }

  private drum(at: number, pitch: number, loudness: number): void {
    this.tone(at, 'sine', pitch * 1.6, pitch, 0.5, loudness);
    this.hiss(at, 0.04, 400, loudness * 0.2);
  }

  private tone(at: number, type: OscillatorType, from: number, to: number, length: number, loudness: number): void {
    const { context, gain } = this;
    if (!context || !gain) return;
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const fade = context.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    fade.gain.setValueAtTime(loudness, start);
    fade.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(fade).connect(gain);
    tone.start(start);
    tone.stop(start + length);
  }

  private hiss(at: number, length: number, pitch: number, loudness: number): void {
    const { context, gain, noise } = this;
    if (!context || !gain || !noise) return;
    const start = context.currentTime + at;
    const source = context.createBufferSource();
    const band = context.createBiquadFilter();
    const fade = context.createGain();
    source.buffer = noise;
    band.type = 'bandpass';
    band.frequency.value = pitch;
    fade.gain.setValueAtTime(loudness, start);
    fade.gain.exponentialRampToValueAtTime(0.001, start + length);
    source.connect(band).connect(fade).connect(gain);
    source.start(start);
    source.stop(start + length);
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
