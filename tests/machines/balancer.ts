import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";

export interface Balancer {
  name: string;
  close(): void;
}

/** Where sign-in's stand-in remembers who came, in one process: its requests go to the first server. */
const sticky = /^\/(demo\/identity|api\/login)/;

/** Stands before several servers: nginx where there is one (in PATH, or the program that NGINX names), else one of our own. */
export async function startBalancer(folder: string, port: number, servers: number[]): Promise<Balancer> {
  const nginx = process.env.NGINX ?? "nginx";
  return spawnSync(nginx, ["-v"]).status === 0 ? startNginx(nginx, folder, port, servers) : startOwn(port, servers);
}

async function startNginx(nginx: string, folder: string, port: number, servers: number[]): Promise<Balancer> {
  const home = join(folder, "nginx");
  mkdirSync(join(home, "tmp"), { recursive: true });
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const proxied = `proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout http_502; proxy_connect_timeout 2s; proxy_read_timeout 120s;`;
  const configuration = `
    ${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log;
    events { worker_connections 256; }
    http {
      access_log off; client_max_body_size 25m;
      ${paths.map((name) => `${name}_temp_path ${home}/tmp/${name};`).join(" ")}
      upstream site { ${servers.map((at) => `server 127.0.0.1:${at} max_fails=1 fail_timeout=1s;`).join(" ")} }
      upstream first { server 127.0.0.1:${servers[0]}; }
      server {
        listen 127.0.0.1:${port};
        location ~ ${sticky.source} { proxy_pass http://first; ${proxied} }
        location / { proxy_pass http://site; ${proxied} }
      }
    }`;
  writeFileSync(join(home, "nginx.conf"), configuration);
  const child = spawn(nginx, ["-p", home, "-c", join(home, "nginx.conf"), "-e", join(home, "error.log")], {
    stdio: "ignore",
  });
  return { name: "nginx", close: () => void child.kill("SIGTERM") };
}

/** By turns; a server that does not take the connection is passed over. */
async function startOwn(port: number, servers: number[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const order = sticky.test(incoming.url!) ? [servers[0]!] : [...servers.slice(turn), ...servers.slice(0, turn)];
    turn = (turn + 1) % servers.length;
    const tryNext = () => {
      const target = order.shift();
      if (target === undefined) return void (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end());
      const { method, url: path, headers } = incoming;
      const passed = request({ port: target, host: "127.0.0.1", method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
        answer.once("error", () => outgoing.destroy());
      });
      passed.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ECONNREFUSED") tryNext();
        else if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
      });
      incoming.pipe(passed);
    };
    tryNext();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    name: "a round-robin proxy of our own",
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
