import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pickLanguage } from './languages.ts';
import { createText } from './text.ts';

const warned = vi.spyOn(console, 'warn');
beforeEach(() => {
  warned.mockImplementation(() => {});
});
afterEach(() => warned.mockReset());

describe('createText', () => {
  it('knows the three forms of a Russian plural', () => {
    const t = createText('ru', [
      { forts: '{count, plural, one {# форт} few {# форта} many {# фортов} other {# форта}}' },
    ]);
    expect([1, 3, 5, 11, 21].map((count) => t.find('forts', { count }))).toEqual([
      '1 форт',
      '3 форта',
      '5 фортов',
      '11 фортов',
      '21 форт',
    ]);
  });

  it('takes what a language lacks from English, with English plurals', () => {
    const t = createText('ru', [{}], [{ forts: '{count, plural, one {# fort} other {# forts}}' }]);
    expect(t.find('forts', { count: 21 })).toBe('21 forts');
    expect(warned).toHaveBeenCalledWith('No ru text for "forts".');
  });

  it('shows the key of words that are not loaded, and the raw text when an argument is missing', () => {
    const t = createText('en', [{ hello: 'Hello, {name}' }]);
    expect(t('shell.you')).toBe('shell.you');
    expect(t.find('hello')).toBe('Hello, {name}');
    expect(t.find('nowhere')).toBeUndefined();
  });

  it('lets a later catalogue win', () => {
    expect(createText('en', [{ a: 'one' }, { a: 'two' }]).find('a')).toBe('two');
  });
});

describe('pickLanguage', () => {
  it('takes the first language we speak, whatever its country', () => {
    expect(pickLanguage(['cy-GB', 'fr-CH', 'en'])).toBe('fr');
    expect(pickLanguage(['DE'])).toBe('de');
  });
  it('falls back to English', () => {
    expect(pickLanguage(['cy', 'ja-JP'])).toBe('en');
    expect(pickLanguage([])).toBe('en');
  });
});
