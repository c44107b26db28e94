// Set by the build: a hash of the rendered shapes and of the code that composes them.
declare const __PICTURE_LIBRARY__: string | undefined;

/** The library's name without a build, as in tests; it does not change with the content. */
export const unbuiltLibrary = 'unbuilt';

/** Identifies the shapes and the composer; a change changes every picture's version. */
export const pictureLibrary: string =
  typeof __PICTURE_LIBRARY__ === 'string' ? __PICTURE_LIBRARY__ : unbuiltLibrary;
