import 'react';

declare module 'react' {
  interface CSSProperties {
    // Custom properties carry numbers from components into stylesheets.
    [variable: `--${string}`]: string | number | undefined;
  }
}
