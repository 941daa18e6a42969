import { spiral } from './knotwork.ts';

interface Stone {
  readonly outline: string;
  /** The shaded side, hatched. */
  readonly shade: string;
}

// The ring on the hill, far ones first; none is straight, and each leans its own way.
const FAR: readonly Stone[] = [
  { outline: 'M196 596L202 520L216 508L236 514L240 598Z', shade: 'M226 522L231 590M219 516L222 540M233 530L236 570' },
  { outline: 'M284 592L286 534L302 522L318 532L320 594Z', shade: 'M308 532L312 588M315 544L317 576' },
  { outline: 'M362 592L368 526L386 514L398 526L402 596Z', shade: 'M388 526L392 588M395 540L397 572' },
  { outline: 'M446 602L444 512L458 496L478 504L486 604Z', shade: 'M468 510L476 594M460 506L463 536M477 530L481 576' },
];
const NEAR: readonly Stone[] = [
  {
    outline: 'M56 742L62 470Q64 420 100 402Q140 392 158 430Q170 470 174 560L184 744Z',
    shade: 'M146 430L164 724M154 470L170 700M136 420L142 470M128 690L132 736M144 640L150 734M118 716L120 738',
  },
  {
    outline: 'M470 748L484 586L496 548L528 530L552 552L566 640L574 748Z',
    shade: 'M534 548L554 736M544 566L562 716M522 544L528 580M536 690L540 740M518 716L520 742',
  },
];

const CARVED: readonly (readonly [number, number, number, number])[] = [
  [113, 478, 25, 90],
  [95, 526, 22, 210],
  [136, 530, 20, 330],
];

function Stones({ stones }: { readonly stones: readonly Stone[] }) {
  return stones.map(({ outline, shade }) => (
    <g key={outline}>
      <path d={outline} fill="var(--cv-stone)" strokeWidth={5} />
      <path d={shade} fill="none" strokeWidth={3.4} />
    </g>
  ));
}

/** The stone circle: four on the brow of the hill, two before us, the tallest carved with three spirals. */
export function CoverStones({ row }: { readonly row: 'far' | 'near' }) {
  return (
    <g stroke="var(--cv-ink)" strokeLinejoin="round" strokeLinecap="round">
      <Stones stones={row === 'far' ? FAR : NEAR} />
      {row === 'near' && (
        <g fill="none" strokeWidth={4}>
          {CARVED.map(([x, y, radius, angle]) => (
            <path key={y} d={spiral(radius, 2.6, angle)} transform={`translate(${x} ${y})`} />
          ))}
        </g>
      )}
    </g>
  );
}
