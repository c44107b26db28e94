"""Takes out the grain that is left, without a library: non-local means over two half renders.

Two renders of half the samples tell how noisy each pixel is: where they agree, nothing is changed.
The weights for one half are found in the other, so that noise never finds itself alike (Rousselle,
Knaus and Zwicker, 2012). Albedo and normal keep edges and textures apart.
"""
import numpy as np


def blur(a, r):
    """Mean over a square window, edges repeated; two running sums."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r + 1, r)
        s = np.cumsum(np.pad(a, pad, mode='edge'), axis=axis, dtype=np.float32 if a.shape[axis] < 3000 else np.float64)
        n = a.shape[axis]
        s = s[2 * r + 1:2 * r + 1 + n] - s[:n] if axis == 0 else s[:, 2 * r + 1:2 * r + 1 + n] - s[:, :n]
        a = (s / (2 * r + 1)).astype(np.float32)
    return a


def squeeze(x):
    return np.log1p(np.maximum(x, 0) * 3)


def denoise(first, second, features, radius=7, strength=.9, rest=(), smooth=0.):
    """first, second: (h, w, 3) linear halves; features: list of ((h, w, n), tolerance).

    rest: further pairs of buffers that are to be smoothed with the same weights (the highlights).
    smooth: contrast (squared, in log light) that may be evened out though the halves agree on it.
    Returns the mean of both halves, filtered, and the same for the rest.
    """
    guide = np.concatenate([f / t for f, t in features], -1).astype(np.float32)
    a = np.concatenate([first] + [p[0] for p in rest], -1).astype(np.float32)
    b = np.concatenate([second] + [p[1] for p in rest], -1).astype(np.float32)
    a, b = alike(a, b, guide, radius, strength)
    for step in (2, 4, 8) if smooth < 3e-5 else (2, 4, 8, 16):
        a, b = wide(a, b, guide, step, smooth)
    out = (a + b) / 2
    return [out[..., i:i + 3] for i in range(0, out.shape[-1], 3)]


def pair(n):
    """Slices of an axis and of the same axis n further on."""
    return (slice(max(0, n), None) if n >= 0 else slice(None, n)), (slice(None, -n) if n > 0 else slice(-n, None))


def alike(first, second, guide, radius, strength):
    """Non-local means: each half averaged by the likeness of small patches in the other half."""
    a, b = squeeze(first[..., :3]), squeeze(second[..., :3])
    h, w, _ = a.shape
    # Noise of each half: the halves' difference, calmed over a window, the same for all channels.
    variance = blur(((a - b) ** 2).mean(-1) / 2, 3) + 1e-7
    sum_a, sum_b = np.zeros_like(first), np.zeros_like(second)
    weight_a, weight_b = np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)
    for dy in range(0, radius + 1):
        for dx in range(-radius, radius + 1):
            if dy == 0 and dx < 0 or dx * dx + dy * dy > radius * radius:
                continue
            (ys, yt), (xs, xt) = pair(dy), pair(dx)
            p, q = (ys, xs), (yt, xt)
            near = np.exp(-np.minimum(((guide[p] - guide[q]) ** 2).sum(-1), 30))
            var = variance[p] + np.minimum(variance[q], variance[p])
            floor = strength ** 2 * var + 2e-7
            wa = np.exp(-np.clip(blur((((b[p] - b[q]) ** 2).mean(-1) - var) / floor, 2), 0, 40)) * near
            wb = np.exp(-np.clip(blur((((a[p] - a[q]) ** 2).mean(-1) - var) / floor, 2), 0, 40)) * near
            sum_a[p] += wa[..., None] * first[q]
            sum_b[p] += wb[..., None] * second[q]
            weight_a[p] += wa
            weight_b[p] += wb
            if dx or dy:
                sum_a[q] += wa[..., None] * first[p]
                sum_b[q] += wb[..., None] * second[p]
                weight_a[q] += wa
                weight_b[q] += wb
    return sum_a / weight_a[..., None], sum_b / weight_b[..., None]


def wide(first, second, guide, step, smooth):
    """One level of an edge-avoiding wavelet: takes out blotches, as far as the halves still differ."""
    a, b = squeeze(first[..., :3]), squeeze(second[..., :3])
    calm = blur((a + b) / 2, 1)
    noise = blur(((a - b) ** 2).mean(-1) / 4, step + 2) + 3e-7
    sum_a, sum_b = np.zeros_like(first), np.zeros_like(second)
    weight = np.zeros(a.shape[:2], np.float32)
    kernel = (1., 2 / 3, 1 / 6)
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            (ys, yt), (xs, xt) = pair(dy * step), pair(dx * step)
            p, q = (ys, xs), (yt, xt)
            far = ((guide[p] - guide[q]) ** 2).sum(-1) * 2 + ((calm[p] - calm[q]) ** 2).mean(-1) / (6 * noise[p] + smooth)
            w = np.exp(-np.minimum(far, 40)) * (kernel[abs(dx)] * kernel[abs(dy)])
            sum_a[p] += w[..., None] * first[q]
            sum_b[p] += w[..., None] * second[q]
            weight[p] += w
    return sum_a / weight[..., None], sum_b / weight[..., None]
