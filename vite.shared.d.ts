/**
 * What the site, Storybook and the tests have in common: React, Tailwind, and our packages read from source.
 * The `ssr` half matters as much as the first: without it Vite leaves the packages external on the server, where no
 * such condition exists, and the prerenderer and Vitest's node tests fail at run time.
 */
export declare const shared: {
    plugins: import("vite").Plugin<any>[][];
    resolve: {
        conditions: string[];
    };
    ssr: {
        noExternal: RegExp[];
        resolve: {
            conditions: string[];
        };
    };
};
