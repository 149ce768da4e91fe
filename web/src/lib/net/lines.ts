/** A long answer of many lines: the first as soon as it is here, all of it for who asks. */
export interface Lines {
  first: string;
  all: () => Promise<string>;
}

/** Reads no further than the first line: a slow phone has something to draw meanwhile. `lost`: the way was cut. */
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
