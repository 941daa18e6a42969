import { useText } from '../../../i18n/index.tsx';
import { Field } from '../Field.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  /** One to be thought of, which has to be long enough, instead of one's own. */
  readonly fresh?: boolean;
  readonly onChange: (value: string) => void;
}

export function PasswordField({ fresh = false, ...rest }: PasswordFieldProps) {
  const t = useText();
  const how = fresh
    ? { autoComplete: 'new-password', minLength: 10, hint: t('online.password.hint') }
    : { autoComplete: 'current-password' };
  return <Field type="password" {...how} {...rest} />;
}
