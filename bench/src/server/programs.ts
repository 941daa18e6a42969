import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Peer } from './peers.ts';

const STARTING_MS = 30_000;
const STOPPING_MS = 5_000;
const ENTRIES: Readonly<Record<Peer, string>> = {
  tessera: 'apps/server/src/main.ts',
  counter: 'bench/src/server/serve-counter.ts',
  colyseus: 'bench/src/server/serve-colyseus.ts',
  boardgameio: 'bench/src/server/serve-boardgameio.ts',
};
/** Programs play faster than people, and all from one place; TRUST_PROXY lets each table have an address of its own. */
const FOR_PROGRAMS = {
  TRUST_PROXY: '1',
  GUESTS_PER_HOUR: '1000000',
  SOCKETS_MAX: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  SOCKET_MESSAGES_PER_SECOND: '1000000',
};

/** In a process of its own, since the bundler can't be bundled itself. */
function bundled(entry: string): string {
  const bundler = pathToFileURL(resolve('scripts/bundle/bundle.mjs')).href;
  return inNode(`import { bundle } from '${bundler}'; console.log(await bundle('${entry}'));`);
}

/** Colyseus alone: it can't be bundled as it is, since it asks for a package that it doesn't bring. */
function bundledWithoutExpress(entry: string): string {
  const outfile = resolve('.cache/bundles/bench-server-colyseus.mjs');
  const makeRequire = "import { createRequire as make } from 'node:module'; const require = make(import.meta.url);";
  const options = {
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
    alias: { express: resolve('bench/src/server/no-express.ts') },
    banner: { js: makeRequire },
  };
  inNode(`import { build } from 'esbuild'; await build(${JSON.stringify(options)});`);
  return outfile;
}

const inNode = (program: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).trim();

/** A program that runs, and the lines it says. */
export class Program {
  readonly child: ChildProcess;
  private said = '';
  private ended = false;
  private readonly complaints: string[] = [];

  constructor(file: string, args: readonly string[], { cwd, env }: { cwd: string; env: Record<string, string> }) {
    const surroundings = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env };
    this.child = spawn(process.execPath, [file, ...args], {
      cwd,
      env: surroundings,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (chunk) => {
      this.said += chunk;
    });
    this.child.stderr?.on('data', (chunk) => this.complaints.push(String(chunk)));
    this.child.once('close', () => {
      this.ended = true;
    });
  }

  /** What stands in the first line that fits, once it is said. */
  async says(pattern: RegExp, ms: number): Promise<string> {
    const end = performance.now() + ms;
    for (;;) {
      const found = pattern.exec(this.said);
      if (found) return found[1];
      if (this.ended || performance.now() > end)
        throw new Error(this.complaints.join('').trim() || (this.ended ? 'It ended.' : 'It took too long.'));
      await new Promise((then) => setTimeout(then, 20));
    }
  }

  /** Megabytes that it occupies, where the system tells. */
  get memory(): number {
    try {
      const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024;
    } catch {
      return Number.NaN;
    }
  }

  async stop(): Promise<void> {
    if (this.ended) return;
    const closed = once(this.child, 'close');
    this.child.kill('SIGTERM');
    const timer = setTimeout(() => this.child.kill('SIGKILL'), STOPPING_MS);
    await closed;
    clearTimeout(timer);
  }
}

/** A server with a folder of its own, which goes with it. */
export class Server {
  readonly program: Program;
  private readonly folder: string;

  private constructor(peer: Peer) {
    this.folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
    mkdirSync(join(this.folder, 'apps/web/dist'), { recursive: true });
    writeFileSync(join(this.folder, 'apps/web/dist/index.html'), '<!doctype html><title>Tessera</title>');
    const bundle = peer === 'colyseus' ? bundledWithoutExpress : bundled;
    const env = {
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: join(this.folder, 'data'),
      ...FOR_PROGRAMS,
    };
    this.program = new Program(bundle(ENTRIES[peer]), [], { cwd: this.folder, env });
  }

  static async start(peer: Peer): Promise<{ server: Server; port: string }> {
    const server = new Server(peer);
    try {
      return { server, port: await server.program.says(/ at http:\/\/[^:]+:(\d+)\s/, STARTING_MS) };
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.program.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

let loader: string | undefined;

export function startLoad(args: readonly string[]): Program {
  loader ??= bundled('bench/src/server/load.ts');
  return new Program(loader, args, { cwd: process.cwd(), env: {} });
}
