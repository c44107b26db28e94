// Set by the build: a hash of the rendered shapes and of the code that composes them.
declare const __PICTURE_LIBRARY__: string | undefined;

/** The library's name where there was no build, as in tests: it says nothing about what is in it. */
export const unbuiltLibrary = 'unbuilt';

/** Names the shapes and the composer; when it changes, every picture's version does. */
export const pictureLibrary: string =
  typeof __PICTURE_LIBRARY__ === 'string' ? __PICTURE_LIBRARY__ : unbuiltLibrary;
