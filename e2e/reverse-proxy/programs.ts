// The reverse proxies of docs/guide/reverse-proxy: how each is started with its recipe, and how it is reloaded.
import { findOnPath } from '#e2e/engines/find-programs.ts';

/** The files of a run, with absolute paths. */
export interface ProgramFiles {
  folder: string;
  /** The recipe with the ports and certificates of the test. */
  recipe: string;
  /** The main configuration file, which a distribution provides. Empty for Caddy, whose recipe is the whole file. */
  main: string;
}

export interface Program {
  debianPackage: string;
  executable: string | undefined;
  /** The configuration file in docs/guide/reverse-proxy. */
  recipe: string;
  versionArgs: string[];
  mainConfig: (files: ProgramFiles) => string;
  startArgs: (files: ProgramFiles) => string[];
  /** The arguments of the command that reloads the configuration, or the signal that does it. */
  reload: (files: ProgramFiles) => string[] | NodeJS.Signals;
  /** The recipe with another copy of Postern, as its page describes. Undefined if that is not tested. */
  addCopy?: (recipe: string, port: number) => string;
}

/** Runs below http, like the nginx.conf of a distribution, but writes only to the folder of the test. */
const nginxMain = ({ folder, recipe }: ProgramFiles) => `
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log ${folder}/access.log;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${recipe};
}
`;

const haproxyMain = () => `
global
  log stderr local0
`;

const APACHE_MODULES_FOLDER = '/usr/lib/apache2/modules';
/** Modules that Debian enables, modules that the recipe enables, and the modules that they need. */
const APACHE_MODULES =
  'mpm_event authz_core alias reqtimeout setenvif socache_shmcb slotmem_shm proxy ' +
  'ssl http2 headers proxy_http proxy_balancer lbmethod_byrequests proxy_hcheck';

const apacheMain = ({ folder, recipe }: ProgramFiles) => `
ServerName localhost
DefaultRuntimeDir ${folder}
PidFile ${folder}/apache.pid
${APACHE_MODULES.split(' ')
  .map((name) => `LoadModule ${name}_module ${APACHE_MODULES_FOLDER}/mod_${name}.so`)
  .join('\n')}
User www-data
Group www-data
Listen 80
Listen 443
ErrorLog ${folder}/error.log
LogFormat "%h %t %r %>s" common
CustomLog ${folder}/access.log common
IncludeOptional ${recipe}
`;

export const programs = {
  nginx: {
    debianPackage: 'nginx-light',
    executable: findOnPath('nginx'),
    recipe: 'nginx.conf',
    versionArgs: ['-v'],
    mainConfig: nginxMain,
    startArgs: ({ main }) => ['-e', 'stderr', '-c', main, '-g', 'daemon off;'],
    reload: ({ main }) => ['-e', 'stderr', '-c', main, '-s', 'reload'],
  },
  caddy: {
    debianPackage: 'caddy',
    executable: findOnPath('caddy'),
    recipe: 'Caddyfile',
    versionArgs: ['version'],
    mainConfig: () => '',
    startArgs: ({ recipe }) => ['run', '--config', recipe],
    // Without --force, Caddy ignores a file that has not changed.
    reload: ({ recipe }) => ['reload', '--force', '--config', recipe],
  },
  haproxy: {
    debianPackage: 'haproxy',
    executable: findOnPath('haproxy'),
    recipe: 'haproxy.cfg',
    versionArgs: ['-v'],
    mainConfig: haproxyMain,
    startArgs: ({ main, recipe }) => ['-W', '-f', main, '-f', recipe],
    reload: () => 'SIGUSR2',
    addCopy: (recipe, port) =>
      recipe.replace(/^( *server) postern1 127\.0\.0\.1:\d+(.*)$/m, `$&\n$1 postern${port} 127.0.0.1:${port}$2`),
  },
  apache: {
    debianPackage: 'apache2',
    executable: findOnPath('apache2', 'httpd'),
    recipe: 'apache.conf',
    versionArgs: ['-v'],
    mainConfig: apacheMain,
    startArgs: ({ main }) => ['-D', 'FOREGROUND', '-f', main],
    reload: ({ main }) => ['-f', main, '-k', 'graceful'],
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

export const programNames = Object.keys(programs) as ProgramName[]; // Object.keys returns string[]
export const installedPrograms = programNames.filter((name) => programs[name].executable !== undefined);
export const missingPrograms = programNames.filter((name) => programs[name].executable === undefined);
