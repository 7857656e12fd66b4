/**
 * How a replica's page asks its casino.
 * @module
 */

/** The casino's answer to a request, such as `videopoker/deal`. @throws Error with the casino's words where it refuses */
export async function ask<View>(request: string, body: object): Promise<View> {
  const answer = await fetch(`/api/${request}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<View>;
}
