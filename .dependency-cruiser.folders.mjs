import files from './.dependency-cruiser.mjs'

/**
 * Folder cycles, judged on shipped code: test support may import everything.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment: 'Folders form layers: no two import each other, directly or through others.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...files.options,
    exclude: { path: `/(dist|public)/|^tools/bench/(kits|hosts)/|\\.test\\.tsx?$|/(testing|conformance)/` },
  },
}
