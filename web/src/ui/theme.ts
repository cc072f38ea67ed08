import { createTheme, type CSSVariablesResolver } from '@mantine/core';

/**
 * The tokens as a Mantine theme, so that a Mantine part set beside our own looks made by the same hand.
 * Colours arrive through `cssVariables`, which only points at tokens.css.
 */
export const theme = createTheme({
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '560',
    sizes: {
      h1: { fontSize: 'var(--t-48)', lineHeight: '1.12' },
      h2: { fontSize: 'var(--t-32)', lineHeight: '1.12' },
      h3: { fontSize: 'var(--t-20)', lineHeight: '1.25' },
      h4: { fontSize: 'var(--t-16)', lineHeight: '1.5' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '20px' },
  defaultRadius: 'sm',
  shadows: { md: 'var(--shadow-1)', xl: 'var(--shadow-2)' },
  breakpoints: { xs: '30em', sm: '45.625em', md: '52.125em', lg: '68.75em', xl: '88em' },
  colors: {
    bottle: [
      '#EEF5F0',
      '#E1ECE3',
      '#C3E6D2',
      '#9CCBB0',
      '#6FA98C',
      '#43836A',
      '#2C6650',
      '#20523F',
      '#14392D',
      '#0B211A',
    ],
    sun: ['#FFF8E6', '#FCF0D2', '#F9E0A6', '#F8D48B', '#F6C55F', '#F4B740', '#E7A525', '#B97F10', '#8A5A00', '#6B4300'],
  },
  primaryColor: 'bottle',
  primaryShade: { light: 8, dark: 2 },
  autoContrast: true,
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Points Mantine's variables at the tokens; the pairs follow the scheme by themselves. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--page)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-hover': 'var(--brand-soft)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-primary-color-filled': 'var(--brand)',
    '--mantine-primary-color-filled-hover': 'var(--brand-hover)',
    '--mantine-primary-color-contrast': 'var(--on-brand)',
    '--mantine-color-bottle-light': 'var(--brand-soft)',
    '--mantine-color-bottle-light-color': 'var(--on-brand-soft)',
    '--mantine-color-error': 'var(--danger)',
  },
  light: {},
  dark: {},
});
