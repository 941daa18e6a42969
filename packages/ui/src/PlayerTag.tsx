import type { Player } from './game-ui.ts';

/** Beside a name in a list of players: that it is you, or how strong a bot is. */
export const PlayerTag = ({ player: { tag, isYou } }: { readonly player: Pick<Player, 'tag' | 'isYou'> }) =>
  tag === undefined ? null : (
    <>
      {' '}
      <span className="player-tag" data-you={isYou || undefined}>
        {tag}
      </span>
    </>
  );

/** The same in plain text: 'Anna (you)', 'Bot 2 (hard)'. */
export const taggedName = ({ name, tag }: Pick<Player, 'name' | 'tag'>): string =>
  tag === undefined ? name : `${name} (${tag})`;
