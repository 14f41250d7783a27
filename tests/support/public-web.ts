import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Page {
  status?: number;
  body?: string;
  location?: string;
}

/** Stands in for the resolver and for websites of other people: the relay that PUBLIC_WEB_RELAY names. */
export async function startPublicWeb() {
  /** The records of a name, by 'TYPE name'. */
  const records = new Map<string, string[]>();
  /** By 'host/path'. */
  const pages = new Map<string, Page>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://relay");
    const address = url.pathname.slice(1);
    if (address === "cloudflare-dns.com/dns-query") {
      const [name, type] = [url.searchParams.get("name"), url.searchParams.get("type") ?? ""];
      const data = records.get(`${type} ${name}`) ?? [];
      const number = { A: 1, TXT: 16, AAAA: 28 }[type];
      response.setHeader("Content-Type", "application/dns-json");
      response.end(
        JSON.stringify({
          Status: 0,
          Answer: data.map((value) => ({ name, type: number, TTL: 60, data: value })),
        }),
      );
      return;
    }
    asked.push(address);
    const page = pages.get(address);
    response.statusCode = page?.status ?? (page ? (page.location ? 302 : 200) : 404);
    if (page?.location) response.setHeader("Location", page.location);
    response.end(page?.body ?? "");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What websites were asked for. */
    asked,
    /** A host at this address, with these pages by path. */
    host(name: string, address: string, content: Record<string, Page> = {}) {
      records.set(`${address.includes(":") ? "AAAA" : "A"} ${name}`, [address]);
      for (const [path, page] of Object.entries(content)) pages.set(name + path, page);
    },
    record(name: string, ...texts: string[]) {
      records.set(`TXT ${name}`, texts);
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
