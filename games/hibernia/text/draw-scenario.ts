import type { Paint } from '@tessera/ui/text';
import type { Scenario } from '../index.ts';

const SPACES_A_LINE = 12;

export function drawScenario({ name, lands, track }: Scenario, paint: Paint): string {
  const longest = Math.max(...lands.map((land) => land.name.length));
  const borders = lands.reduce((sum, land) => sum + land.adjacent.length, 0) / 2;
  const rows = lands.map(
    (land) =>
      `  ${land.castle ? '*' : land.centre ? '+' : ' '} ${land.name.padEnd(longest)}  ${land.colour.padEnd(6)}  ${land.adjacent.join(', ')}`,
  );
  const lines = Array.from({ length: Math.ceil(track.length / SPACES_A_LINE) }, (_, i) =>
    `    ${track
      .slice(i * SPACES_A_LINE, (i + 1) * SPACES_A_LINE)
      .map((space) => space.padEnd(6))
      .join(' ')}`.trimEnd(),
  );
  return [
    paint.bold(name),
    '',
    ...rows,
    '',
    '  The track, from the sword:',
    ...lines,
    '',
    `  ${lands.length} lands (* castle, + centre), ${borders} borders, ${track.length} spaces.`,
  ].join('\n');
}
