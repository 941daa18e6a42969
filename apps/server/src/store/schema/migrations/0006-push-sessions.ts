import type { Migration } from '../migrate.ts';

/** In which session a browser subscribed: it is told nothing once nobody is signed in there. Null for those from before. */
export const pushSessions: Migration = {
  name: 'push sessions',
  statements: () => [
    'ALTER TABLE push_subscriptions ADD COLUMN session TEXT',
    'CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session)',
  ],
};
