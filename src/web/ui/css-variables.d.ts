import 'react';

declare module 'react' {
  interface CSSProperties {
    // Custom properties pass numbers from components to stylesheets.
    [variable: `--${string}`]: string | number | undefined;
  }
}
