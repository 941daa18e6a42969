import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';

export function leaveOutParts(...parts: string[]): EsbuildPlugin;
export function leaveOut(...parts: string[]): Plugin;
