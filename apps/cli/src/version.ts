import cli from '../package.json' with { type: 'json' };

export const version: string = cli.version;
