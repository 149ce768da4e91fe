/** A long response of many lines: the first as soon as it arrives, the rest on request. */
export interface Lines {
  first: string;
  all: () => Promise<string>;
}

/** Reads only the first line, so that a slow phone can draw it. `lost`: the connection broke. */
export async function linesOf({ body }: Response, lost: () => never): Promise<Lines> {
  const [reader, decoder] = [body?.getReader(), new TextDecoder()];
  let text = '';
  const read = async (): Promise<boolean> => {
    const { done, value } = (await reader?.read().catch(lost)) ?? { done: true };
    text += decoder.decode(value, { stream: !done });
    return !done;
  };
  while (!text.includes('\n') && (await read()));
  return {
    first: /^.*/.exec(text)?.[0] ?? '',
    all: async () => {
      while (await read());
      return text;
    },
  };
}
