import Type from 'typebox';
import { IdSchema } from '../common.ts';
import { PersonRefSchema } from '../people.ts';
import { fields, type Told } from '../schema.ts';
import { ChatMessageSchema } from '../table/room.ts';

export const MuteFields = fields({ person: IdSchema, muted: Type.Optional(Type.Boolean()) });
export const MutedSchema = Type.Object({ muted: Type.Array(Type.String()) });

export const ReportSchema = Type.Object({
  id: Type.String(),
  table: Type.String(),
  game: Type.String(),
  at: Type.Number(),
  by: PersonRefSchema,
  message: Type.String(),
  /** What was said at the table until then. */
  chat: Type.Array(ChatMessageSchema),
  chatClosed: Type.Boolean(),
  /** Who of them may write no more. */
  silenced: Type.Array(Type.String()),
  settledAt: Type.Union([Type.Number(), Type.Null()]),
});
export type Report = Told<typeof ReportSchema>;
export const ReportsSchema = Type.Object({ reports: Type.Array(ReportSchema) });

/** What whoever runs the server does about a report. */
export const DeedFields = fields({
  do: Type.Enum(['settle', 'silence', 'ban-name', 'close-chat'], {
    says: 'You can settle, silence, ban-name or close-chat.',
  }),
  person: Type.Optional(IdSchema),
  /** To take it back. */
  off: Type.Optional(Type.Boolean()),
});
export type Deed = Told<typeof DeedFields>;
