// The headland on the right: cliff, road, walls, and the fire in them.
const WALL = 'M444 330H444V318H456V330H472V318H484V330H500V318H512V330H528V318H540V330H600V420H392Z';
const TOWER = (x: number) =>
  `M${x} 402V296H${x - 6}V276H${x + 6}V286H${x + 17}V276H${x + 29}V286H${x + 40}V276H${x + 52}V296H${x + 46}V402Z`;

const PUFFS: readonly (readonly [number, number, number])[] = [
  [540, 262, 17],
  [530, 240, 20],
  [546, 216, 24],
  [526, 190, 27],
  [550, 162, 31],
  [572, 186, 22],
  [540, 124, 35],
  [578, 128, 30],
  [562, 84, 38],
  [604, 92, 40],
  [596, 44, 40],
];

/** The fort one came for, on its cliff, already burning. */
export function CoverFort() {
  return (
    <g stroke="var(--cv-ink)" strokeWidth={4.5} strokeLinejoin="round" strokeLinecap="round">
      {/* Smoke: puffs that grow and drift, each with a gouge mark or two. */}
      {PUFFS.map(([x, y, r]) => (
        <circle key={y} cx={x} cy={y} r={r} fill="var(--cv-ink)" stroke="none" />
      ))}
      <g fill="none" stroke="var(--cv-sky)">
        {PUFFS.map(([x, y, r]) => (
          <path
            key={y}
            d={`M${x - r * 0.55} ${y + r * 0.1}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.75} ${-r * 0.55}`}
            strokeWidth={2 + r / 16}
          />
        ))}
      </g>
      <path
        d="M512 322C498 296 522 284 518 256C536 268 536 284 544 292C550 280 548 268 556 258C572 280 584 296 572 322Z"
        fill="var(--cv-sun)"
      />
      <path d="M530 322C524 306 536 300 538 288C548 298 560 306 554 322Z" fill="var(--cb-bronze)" strokeWidth={3} />
      <path d={WALL} fill="var(--cv-wall)" />
      <path d={TOWER(402)} fill="var(--cv-wall)" />
      <path d="M417 316h14v22h-14zM470 402v-26q0-16 17-16t17 16v26Z" fill="var(--cv-ink)" strokeWidth={2} />
      <path
        d="M408 352h12M430 358h12M412 376h14M462 346h10M514 346h14M540 358h16M520 380h12M556 384h14M570 346h14M546 402h14"
        strokeWidth={3}
        fill="none"
      />
      {/* Standard on the tower. */}
      <path d="M425 276V222" strokeWidth={5} />
      <path d="M427 224H466L456 238L466 252H427Z" fill="var(--cb-red)" strokeWidth={4} />
      {/* Cliff and the road down to the landing. */}
      <path d="M346 520L364 470L356 436L380 402Q470 392 620 398V560H340Z" fill="var(--cv-near)" />
      <path
        d="M478 402C474 424 520 430 512 450C504 472 440 470 446 492C450 506 480 512 474 540H512C516 508 484 506 482 492C482 478 548 474 550 450C550 430 506 422 510 402Z"
        fill="var(--cv-wall)"
        strokeWidth={3.6}
      />
      <path
        d="M489 416l22-3M506 432l34-6M500 458l40 4M468 468l10 16M452 484l28 2M468 506l30-6M478 524l34-2"
        strokeWidth={2.2}
        fill="none"
      />
      <path
        d="M372 420l-6 20M384 416l-8 34M398 414l-8 40M414 412l-6 34M380 470l-8 30M396 472l-8 40M416 466l-6 44M432 440l-4 26M566 414l-4 40M584 412l-4 52M572 474l-6 40M590 480l-4 40M540 482l-4 36"
        strokeWidth={3}
        fill="none"
        stroke="var(--cv-cut)"
      />
    </g>
  );
}
